import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

/** A caught failure, with a function to retry. */
export interface BoundaryFailure {
  /** `chunk`: a code chunk could not be loaded, for example after a deployment. `error`: any other error. */
  readonly kind: 'chunk' | 'error';
  readonly error: Error;
  readonly retry: () => void;
}

export interface ChunkErrorBoundaryProps {
  /** Renders an explanation with a button that calls `failure.retry`. */
  readonly fallback: (failure: BoundaryFailure) => ReactNode;
  /** What may fail. */
  readonly children: ReactNode;
  /** Whether the page may reload automatically; defaults to always. */
  readonly mayReload?: () => boolean;
  /** Reloads the page; defaults to the browser's reload. */
  readonly reload?: () => void;
  /** Stores which chunks already caused a reload; defaults to `sessionStorage`. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'>;
}

const LOST_CHUNK = /loading (?:css )?chunk \S+ failed|dynamically imported module|importing a module script failed|unable to preload css/i;
/** Session-storage key of the messages of the chunks that already caused a reload, as a JSON list. */
const GUARD = 'chunkReload';

/** Whether an error is a failed chunk load. */
export function isChunkLoadError(error: Error): boolean {
  return error.name === 'ChunkLoadError' || LOST_CHUNK.test(error.message);
}

/** The stored list; an empty one where there is none, or something else. */
function readList(stored: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * Error boundary that reloads the page once for a missing chunk, since the new page refers to the current chunks. If
 * the same chunk fails again in this session, the fallback is rendered.
 */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, { readonly error: Error | undefined; readonly reloading: boolean }> {
  override state = { error: undefined as Error | undefined, reloading: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(caught: unknown, _info: ErrorInfo): void {
    const error = caught instanceof Error ? caught : new Error(String(caught));
    if (!isChunkLoadError(error)) return;
    if (this.props.mayReload?.() === false || !this.#isFirstLoss(error)) return;
    this.setState({ reloading: true });
    this.#reload();
  }

  /** Stores a failed chunk. False if it was stored before or storage fails, since the page could otherwise reload endlessly. */
  #isFirstLoss({ message }: Error): boolean {
    try {
      const storage = this.props.storage ?? sessionStorage;
      const lost = readList(storage.getItem(GUARD));
      if (lost.includes(message)) return false;
      storage.setItem(GUARD, JSON.stringify([...lost, message]));
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
    // A failed module import stays failed until the page is reloaded.
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
