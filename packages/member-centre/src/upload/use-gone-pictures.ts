import type { ApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { useState } from 'react';

/** Whether what was sent is refused since its pictures can no longer be used, such as those that waited longer than a day. */
export const areGone = ({ fields = [] }: ApiProblem): boolean => fields.length > 0 && fields.every(({ field, rule }) => field === 'images' && rule === 'invalid');

/** Pictures that can no longer be used leave the upload, which says so until others are there. */
export interface GonePictures {
  /** Those that leave its list; for its `taken`. */
  readonly gone: readonly string[];
  /** For its `error`. */
  readonly error: string | undefined;
  /** Takes the pictures off that were sent, where that is the problem; returns whether it is. */
  readonly drop: (problem: ApiProblem, sent: readonly string[]) => boolean;
  /** Hears of the pictures that are there. */
  readonly heard: (images: readonly string[]) => void;
  /** Says nothing more: the upload is begun anew. */
  readonly forget: () => void;
}

/** Lets members add pictures again in place of those that can no longer be used: sent again, they would be refused for ever. */
export function useGonePictures(): GonePictures {
  const t = useText('member');
  const [gone, setGone] = useState<readonly string[]>([]);
  const [isSaid, setSaid] = useState(false);
  return {
    gone,
    error: isSaid ? t('upload.again') : undefined,
    drop: (problem, sent) => {
      if (!areGone(problem)) return false;
      setGone((before) => [...before, ...sent]);
      setSaid(true);
      return true;
    },
    heard: (images) => setSaid((before) => before && images.every((image) => gone.includes(image))),
    forget: () => setSaid(false),
  };
}
