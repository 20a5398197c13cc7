import { useEffect, useState } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { raisedSurface } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconClose } from '../icons/navigation.ts';
import { noticeGlyph } from '../status/notice.tsx';
import { AriaLocale } from './aria-locale.tsx';
import { toasts } from './toast-queue.ts';
import type { QueuedMessage, ToastQueue } from './toast-queue.ts';

export interface ToastRegionProps {
  /** Accessible name: "Messages". */
  readonly label: string;
  /** Name of the button that closes a message. */
  readonly closeLabel: string;
  /** Defaults to the application's queue. */
  readonly queue?: ToastQueue;
  /** Number of messages shown at once; defaults to 3. */
  readonly limit?: number;
}

const enter = keyframes`from { opacity: 0; translate: 0 ${token.motion.distance}; scale: 0.96; }`;

const Region = styled(AriaToastRegion<QueuedMessage>)`
  position: fixed;
  /* Above the tab bar or other fixed layout at the lower edge, safe area included. */
  inset-block-end: calc(${token.space[4]} + max(var(--dock-block-size, 0px), env(safe-area-inset-bottom, 0px)));
  inset-inline-end: ${token.space[4]};
  z-index: ${token.z.toast};
  display: flex;
  flex-direction: column-reverse;
  gap: ${token.space[2]};
  inline-size: min(24rem, calc(100vw - 2rem));
  border-radius: ${token.radius.lg};
  outline: none;
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 3px; }
`;

const Message = styled(AriaToast<QueuedMessage>)`
  ${raisedSurface}

  display: flex;
  align-items: flex-start;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[3]} ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.lg};
  border-inline-start: 4px solid ${token.color.status.info.solid};
  outline: none;
  animation: ${enter} ${token.motion.duration.normal} ${token.motion.ease.enter};

  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 2px; }
  & > svg { margin-block-start: 0.15em; color: ${token.color.status.info.fg}; }
  ${(['success', 'warning', 'danger'] as const)
    .map((tone) => `&[data-tone='${tone}'] { border-inline-start-color: ${token.color.status[tone].solid}; & > svg { color: ${token.color.status[tone].fg}; } }`)
    .join('\n')}
`;

const Words = styled(ToastContent)`
  flex: 1;
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
  min-inline-size: 0;
  padding-block: 0.1em;
  line-height: ${token.line.height.snug};
  text-wrap: pretty;

  [slot='title'] { font-weight: ${token.font.weight.semibold}; }
  [slot='description'] { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;

/** Region of toasts at the lower edge of the window, announced politely, reachable with F6. */
export function ToastRegion({ label, closeLabel, queue = toasts, limit = 3 }: ToastRegionProps) {
  const [shown] = useState(() => new AriaToastQueue<QueuedMessage>({ maxVisibleToasts: limit }));

  useEffect(() => {
    const keys = new Map<string, string>();
    return queue.subscribe((event) => {
      if (event.type === 'add') {
        const { entry } = event;
        keys.set(entry.key, shown.add(entry, entry.timeout === null ? {} : { timeout: entry.timeout }));
        return;
      }
      const key = keys.get(event.key);
      if (key !== undefined) shown.close(key);
    });
  }, [queue, shown]);

  return (
    <AriaLocale>
      <Region queue={shown} aria-label={label}>
        {({ toast }) => {
          const { message } = toast.content;
          return (
            <Message toast={toast} data-tone={message.tone}>
              <Icon glyph={noticeGlyph[message.tone]} size="md" />
              <Words>
                <Text slot="title">{message.title}</Text>
                {message.description === undefined ? null : <Text slot="description">{message.description}</Text>}
                {message.action === undefined ? null : (
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={() => {
                      message.action?.onAction();
                      shown.close(toast.key);
                    }}
                  >
                    {message.action.label}
                  </Button>
                )}
              </Words>
              <IconButton size="sm" glyph={iconClose} label={closeLabel} onClick={() => shown.close(toast.key)} />
            </Message>
          );
        }}
      </Region>
    </AriaLocale>
  );
}
