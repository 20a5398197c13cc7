-- livery: batches
-- Messages that former versions queued, in plain text, and never sent.
delete from message_out where ctid = any(array(select ctid from message_out limit 1000));
