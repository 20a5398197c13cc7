import * as apps from 'kubernetes-models/apps/v1';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as rbac from 'kubernetes-models/rbac.authorization.k8s.io/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

/** A resource of Kubernetes as its file says it. */
export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: { readonly name?: string };
}

interface Model {
  validate(): void;
}
type ModelClass = new (data: never) => Model;

const MODELS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { v1: core, 'apps/v1': apps, 'batch/v1': batch, 'networking.k8s.io/v1': networking, 'policy/v1': policy, 'rbac.authorization.k8s.io/v1': rbac };

const isModel = (value: unknown): value is ModelClass => typeof value === 'function' && 'kind' in value;

/**
 * The resources of a file.
 * @throws YAMLParseError where it is no YAML, also for a key that stands twice
 */
export function readResources(text: string): readonly Resource[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    return document.toJS() as Resource;
  });
}

/** What Kubernetes' own schemas say against the resources of a file, a sentence each. */
export function kubernetesFaults(text: string): readonly string[] {
  return readResources(text).flatMap((resource) => {
    const { apiVersion, kind } = resource;
    const model = MODELS[apiVersion]?.[kind];
    if (!isModel(model)) return [`There is no ${kind} of ${apiVersion}.`];
    try {
      new model(resource as never).validate();
      return [];
    } catch (error) {
      return [`${kind}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
