import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

/** What failed, and the way to try again. */
export interface BoundaryFailure {
  /** `chunk`: a part of the program could not be had, as after a deployment. `error`: anything else. */
  readonly kind: 'chunk' | 'error';
  readonly error: Error;
  readonly retry: () => void;
}

export interface ChunkErrorBoundaryProps {
  /** Explains the failure and offers `failure.retry`. */
  readonly fallback: (failure: BoundaryFailure) => ReactNode;
  readonly children: ReactNode;
  /** Receives every failure, for the record. */
  readonly onFailure?: (failure: Omit<BoundaryFailure, 'retry'>) => void;
  /** Whether the page may be loaded anew without being asked; always without it. */
  readonly mayReload?: () => boolean;
  /** Loads the page anew; the browser's reload without it. */
  readonly reload?: () => void;
  /** Remembers which chunk was already reloaded for; `sessionStorage` without it. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'>;
}

const LOST_CHUNK = /loading (?:css )?chunk \S+ failed|dynamically imported module|importing a module script failed|unable to preload css/i;
const GUARD = 'chunkReload';

/** Whether an error says that a part of the program is missing. */
export function isChunkLoadError(error: Error): boolean {
  return error.name === 'ChunkLoadError' || LOST_CHUNK.test(error.message);
}

/**
 * Catches what fails below it. A lost chunk reloads the page once by itself, since the new page knows the new
 * chunks; when the same chunk is lost again in this session, the fallback explains.
 */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, { readonly error: Error | undefined; readonly reloading: boolean }> {
  override state = { error: undefined as Error | undefined, reloading: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(caught: unknown, _info: ErrorInfo): void {
    const error = caught instanceof Error ? caught : new Error(String(caught));
    const kind = isChunkLoadError(error) ? 'chunk' : 'error';
    this.props.onFailure?.({ kind, error });
    if (kind !== 'chunk') return;
    if (this.props.mayReload?.() === false || !this.#isFirstLoss(error)) return;
    this.setState({ reloading: true });
    this.#reload();
  }

  /** Notes a lost chunk. False where it was noted before, or cannot be: without storage the page might reload for ever. */
  #isFirstLoss({ message }: Error): boolean {
    try {
      const storage = this.props.storage ?? sessionStorage;
      if (storage.getItem(GUARD) === message) return false;
      storage.setItem(GUARD, message);
      return true;
    } catch {
      return false;
    }
  }

  readonly #reload = () => {
    if (this.props.reload === undefined) location.reload();
    else this.props.reload();
  };

  readonly #retry = () => {
    // A module that failed once stays failed for this page's life: only a reload fetches it again.
    if (this.state.error !== undefined && isChunkLoadError(this.state.error)) this.#reload();
    else this.setState({ error: undefined, reloading: false });
  };

  override render(): ReactNode {
    const { error, reloading } = this.state;
    if (error === undefined) return this.props.children;
    if (reloading) return null;
    return this.props.fallback({ kind: isChunkLoadError(error) ? 'chunk' : 'error', error, retry: this.#retry });
  }
}
