-- What seamless_step answers: seamless_result, and what is to be counted towards a vendor's caps.
create type seamless_outcome as (code text, platform_tx uuid, balance bigint, replayed boolean, flow bigint);
