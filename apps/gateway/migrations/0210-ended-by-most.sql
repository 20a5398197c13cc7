-- A merchant that lowers its highest rate ends the contracts above it: 'most'. What ends with them below is 'above', as before.
alter table agent_contract_version
  drop constraint agent_contract_version_ended_by_check,
  add constraint agent_contract_version_ended_by_check check (ended_by in ('upline', 'downline', 'above', 'move', 'most')) not valid;
