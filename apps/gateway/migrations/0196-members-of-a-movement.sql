-- A movement of an operator may be about several members: each is counted, and the operator once. True in the rows of those beside the
-- first. A gateway of before counts these towards the operator as well, which lets through less.
alter table operator_movement add column beside boolean not null default false;
