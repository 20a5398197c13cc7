-- Why a session must change the password before anything else: 'expired', also for the default password, where the merchant
-- forces the change; 'temporary' whatever the merchant does; null for neither.
alter table session add column password_change text;

-- What a remembered device was remembered by: a device logs in as whoever remembered it did. With an expired or the default
-- password it logs in to change it; by a code to the phone no change is forced.
alter table remembered_device add column password_expired boolean not null default false;
alter table remembered_device add column by_phone boolean not null default false;
