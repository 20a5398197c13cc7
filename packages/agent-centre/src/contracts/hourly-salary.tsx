import { ContractPanel } from './contract-panel.tsx';

/** Hourly salaries: shares of the stakes of an hour. */
export const HourlySalary = () => <ContractPanel kind="hourly" />;
