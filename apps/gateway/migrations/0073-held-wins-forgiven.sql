-- What a held win has to do with the caps on a vendor's net loss, for the case that it is rejected.
alter table held_win
  -- Whether it was counted towards them when it was paid; null for wins from before this column.
  add column counted boolean,
  -- Whether it is among the losses that were forgiven when the vendor was opened again.
  add column forgiven boolean not null default false;
