-- What was to be played for a gift ends when the gift is taken back.
alter table turnover_requirement
  drop constraint turnover_requirement_ended_as_check,
  add constraint turnover_requirement_ended_as_check check (ended_as in ('met', 'waived', 'reversed')) not valid;
