import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

/** A rule of a file of alerts. */
export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Series that Prometheus makes by itself. */
const OWN_SERIES = new Set(['up']);

/** The rules of a file of alerts. */
export function readAlerts(text: string): readonly Alert[] {
  const { groups = [] } = (parse(text) ?? {}) as { groups?: readonly { rules: readonly Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** Places of an expression that are no PromQL, as offsets. */
function syntaxFaults(expression: string): readonly number[] {
  const faults: number[] = [];
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) faults.push(node.from);
    },
  });
  return faults;
}

function metricsOf(expression: string): readonly string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.name === 'VectorSelector') {
        const name = node.node.getChild('Identifier');
        if (name !== null) names.push(expression.slice(name.from, name.to));
      }
    },
  });
  return names;
}

/** Metrics that the alerts ask the gateways for, each once. */
export function alertedMetrics(text: string): readonly string[] {
  const names = new Set(readAlerts(text).flatMap(({ expr }) => metricsOf(expr)));
  return [...names].filter((name) => !OWN_SERIES.has(name)).toSorted();
}

/**
 * What is wrong with a file of alerts, a sentence each.
 * @param known names of the metrics there are
 */
export function alertFaults(text: string, known: ReadonlySet<string>): readonly string[] {
  const alerts = readAlerts(text);
  const names = alerts.map(({ alert }) => alert);
  return [
    ...(alerts.length === 0 ? ['There is no alert.'] : []),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name}: stands there twice.`),
    ...alerts.flatMap(({ alert, expr, labels, annotations }) => [
      ...syntaxFaults(expr).map((at) => `${alert}: no PromQL at ${at}: ${expr.slice(at, at + 20)}`),
      ...metricsOf(expr).filter((name) => !known.has(name) && !OWN_SERIES.has(name)).map((name) => `${alert}: there is no metric ${name}.`),
      ...(labels?.['severity'] === undefined ? [`${alert}: without a severity.`] : []),
      ...(annotations?.['summary'] === undefined ? [`${alert}: without a summary.`] : []),
    ]),
  ];
}
