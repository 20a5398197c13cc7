import { ContractPanel } from './contract-panel.tsx';

/** Dividends: shares of what teams lost. */
export const Dividend = () => <ContractPanel kind="dividend" />;
