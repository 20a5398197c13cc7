-- livery: no transaction
-- Each topic has a reader of its own, which claims the oldest rows: without this it sorts all that wait, batch for batch.
create index concurrently outbox_topic on outbox (topic, id);
