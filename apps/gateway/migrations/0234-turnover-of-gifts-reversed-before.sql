-- livery: batches
-- What was still to be played for welcome credit that operators had taken back before that ended it.
update turnover_requirement set ended_at = now(), ended_as = 'reversed'
  where ctid = any(array(
    select requirement.ctid from turnover_requirement requirement
      join transfer paid on paid.tenant_id = requirement.tenant_id and paid.idempotency_key = 'welcome:' || requirement.member_id and paid.leg = 1
      join journal reversal on reversal.tenant_id = paid.tenant_id and reversal.reverses = paid.journal_id
      where requirement.provider = ':welcome' and requirement.ended_at is null
      limit 1000));
