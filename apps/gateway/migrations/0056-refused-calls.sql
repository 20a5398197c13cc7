-- livery: no transaction
-- Calls of vendors that moved nothing, by age: their answers are forgotten one day.
create index concurrently seamless_tx_refused on seamless_tx (at) where code <> 'OK';
