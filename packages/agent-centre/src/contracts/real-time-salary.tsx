import { ContractPanel } from './contract-panel.tsx';

/** Real-time salaries: shares of each bet, posted every five minutes. */
export const RealTimeSalary = () => <ContractPanel kind="realtime" />;
