-- A member may leave a team and come back to it.
alter table member_upline drop constraint member_upline_pkey, add constraint member_upline_pkey primary key using index member_upline_in_time;
