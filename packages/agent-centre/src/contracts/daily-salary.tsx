import { ContractPanel } from './contract-panel.tsx';

/** Daily salaries: shares of the stakes of a day. */
export const DailySalary = () => <ContractPanel kind="daily" />;
