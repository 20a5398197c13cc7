import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useBalance } from '@livery/session';
import { Button, iconWallet } from '@livery/ui-kit';
import { stageOf } from './transfer-stage.ts';
import { useVendorWallets } from './use-vendor-wallets.ts';

const words = { going: 'wallets.going', coming: 'wallets.coming', lookedUp: 'wallets.lookedUp', unknown: 'wallets.unknown', there: 'wallets.there' } as const;

/** In the bar of a game whose vendor keeps the money: where it is, and the way to all of it. */
export function VendorMoney({ vassalage }: { readonly vassalage: string }) {
  const t = useText('games');
  const format = useFormat();
  const { currency } = useBrand();
  const { open } = useDialogs();
  const { hidden } = useBalance();
  const wallet = useVendorWallets().data?.wallets.find((each) => each.vassalage === vassalage);
  if (wallet === undefined) return null;
  const stage = stageOf(wallet);
  const shown = stage === 'there' ? (wallet.balance ?? '0') : wallet.inFlight;
  const amount = hidden ? '***' : format.money(shown, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent });
  return (
    <span role="status" data-part="money">
      <Button variant="ghost" size="sm" iconStart={iconWallet} onClick={() => open('vendorWallets')}>
        {t(words[stage], { amount })}
      </Button>
    </span>
  );
}
