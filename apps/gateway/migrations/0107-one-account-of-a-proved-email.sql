-- livery: no transaction
-- An address proves one account of a merchant; typed it may be at several.
create unique index concurrently member_proved_email_key on member (tenant_id, email) where email_verified_at is not null;
