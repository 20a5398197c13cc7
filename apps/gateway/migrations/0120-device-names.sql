-- What a holder recognises a remembered device by; unknown of devices that were remembered before.
alter table remembered_device
  -- Browser and system in words, such as 'Firefox · Linux'.
  add column device text not null default '',
  add column last_used_at timestamptz,
  add column last_used_ip inet;
