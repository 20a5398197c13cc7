-- livery: batches
-- Counts plays from before they were counted by day: the trigger writes the day. Older ones count for nothing any more.
update recent_play set at = at
  where ctid = any(array(select ctid from recent_play where counted_on is null and at > now() - interval '31 days' limit 1000));
