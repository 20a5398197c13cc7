-- livery: allow constraint-at-once: the table has a row for each order that waited for a second operator
-- What operators moved without a second one, so that many orders below a merchant's limit add up. Rows count for a day.
create table operator_movement (
  tenant_id text not null references tenant,
  id uuid not null,
  operator_id uuid not null references operator,
  member_id text not null,
  -- Minor units of the merchant's currency, whichever way they went.
  amount bigint not null check (amount > 0),
  call text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index operator_movement_operator on operator_movement (tenant_id, operator_id, at);
create index operator_movement_member on operator_movement (tenant_id, member_id, at);
create index operator_movement_age on operator_movement (at);

alter table operator_approval
  -- Address of whoever asked: its row in the trail is written when another operator approves.
  add column requested_ip text not null default '',
  -- Set where whoever asked carries it out after the approval, since the answer is for nobody else.
  add column carried_out_at timestamptz,
  -- 0 for what moves no money.
  drop constraint operator_approval_amount_check,
  add constraint operator_approval_amount_check check (amount >= 0);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update on operator_movement from livery_gateway;
  end if;
end
$$;
