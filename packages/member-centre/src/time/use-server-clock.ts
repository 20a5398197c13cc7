import { useCallback } from 'react';
import { memberCentreApi } from '../api.ts';

/** The clock of the server, which decides when time is over; the device's until it is known how far that is off. */
export function useServerClock(): () => number {
  const { data, fulfilledTimeStamp } = memberCentreApi.useServerTimeQuery({});
  const ahead = data === undefined || fulfilledTimeStamp === undefined ? 0 : Date.parse(data.serverTime) - fulfilledTimeStamp;
  return useCallback(() => Date.now() + ahead, [ahead]);
}
