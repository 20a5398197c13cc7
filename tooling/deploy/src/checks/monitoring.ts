import { parse } from 'yaml';

interface Route {
  readonly receiver?: string;
  readonly matchers?: readonly string[];
  readonly routes?: readonly Route[];
}
interface Receiver {
  readonly name: string;
}
interface AlertmanagerFile {
  readonly route?: Route;
  readonly receivers?: readonly Receiver[];
}

/** Servers of alerts that a configuration of Prometheus sends to, as `host:port`. */
export function alertTargets(text: string): readonly string[] {
  const { alerting } = parse(text) as { alerting?: { alertmanagers?: readonly { static_configs?: readonly { targets: readonly string[] }[] }[] } };
  return (alerting?.alertmanagers ?? []).flatMap(({ static_configs: configs = [] }) => configs.flatMap(({ targets }) => targets));
}

const routesOf = (route: Route): readonly Route[] => [route, ...(route.routes ?? []).flatMap(routesOf)];
/** Ways by which a receiver tells somebody. */
const waysOf = (receiver: Receiver): readonly string[] => Object.keys(receiver).filter((key) => key.endsWith('_configs'));

/** What is wrong with a configuration of Alertmanager, a sentence each: an alert that nobody would be told of. */
export function alertmanagerFaults(text: string): readonly string[] {
  const { route, receivers = [] } = (parse(text) ?? {}) as AlertmanagerFile;
  if (route?.receiver === undefined) return ['There is no receiver of all alerts.'];
  const routed = new Set(routesOf(route).flatMap(({ receiver }) => (receiver === undefined ? [] : [receiver])));
  return [
    ...[...routed].filter((name) => !receivers.some((receiver) => receiver.name === name)).map((name) => `There is no receiver ${name}.`),
    ...receivers.filter((receiver) => waysOf(receiver).length === 0).map(({ name }) => `${name} is told in no way.`),
    ...receivers.filter(({ name }) => !routed.has(name)).map(({ name }) => `Nothing is sent to ${name}.`),
  ];
}
