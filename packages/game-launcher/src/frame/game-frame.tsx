import { openDialogsOf } from '@livery/app-shell';
import type { DialogsRoot } from '@livery/app-shell';
import { useBrand } from '@livery/brand-kit/react';
import { decimalOf } from '@livery/contracts';
import type { FramePermission } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { PageTitle } from '@livery/navigation';
import { useBalance } from '@livery/session';
import { IconButton, iconBack, iconFullscreen, iconFullscreenExit, iconTable, Money } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FrameCover } from './frame-cover.tsx';
import type { FrameStep } from './frame-cover.tsx';
import { Bar, Stage, View } from './frame-style.ts';
import { readGameMessage } from './messages.ts';
import { netAfter } from './net-position.ts';
import { frameSandbox } from './sandbox.ts';
import { SessionClock } from './session-clock.tsx';
import { useBalanceOfRound } from './use-balance-of-round.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIframeHistoryGuard } from './use-iframe-history-guard.ts';

/** A game that has not said it is ready is called slow after so long, and stalled after so long, in milliseconds. */
const SLOW_MS = 6000;
const STALL_MS = 15_000;

export interface GameFrameProps {
  readonly name: string;
  /** Address of the vendor's page, with its one-time token. */
  readonly url: string;
  /** What the vendor's page may do in the frame beyond running scripts. */
  readonly permissions: readonly FramePermission[];
  readonly onLeave: () => void;
  /** Requests another launch. */
  readonly onReopen: () => void;
  /** Where the money is, if the vendor keeps it. */
  readonly vendorMoney?: ReactNode;
  /** Shows the tables of the game, where it has some. */
  readonly onRooms?: (() => void) | undefined;
}

/** A vendor's page in a frame of another origin, with the way back, the clock, the net position and full screen around it. */
export function GameFrame({ name, url, permissions, onLeave, onReopen, vendorMoney, onRooms }: GameFrameProps) {
  const t = useText('games');
  const format = useFormat();
  const { currency } = useBrand();
  const { refresh } = useBalance();
  const { onStart, onReport } = useBalanceOfRound();
  const [step, setStep] = useState<FrameStep>('loading');
  const [net, setNet] = useState(0n);
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const dialogOpen = useSelector((state: DialogsRoot) => openDialogsOf(state).length > 0);
  const { active, filled, toggle } = useFullScreen(stage, dialogOpen);
  useIframeHistoryGuard();

  useEffect(() => {
    const slow = setTimeout(() => setStep((before) => (before === 'loading' ? 'slow' : before)), SLOW_MS);
    const stalled = setTimeout(() => setStep((before) => (before === 'slow' ? 'stalled' : before)), STALL_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(stalled);
    };
  }, []);

  const { sandbox, origin } = frameSandbox(url, location.href, permissions);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message === undefined) return;
      setNet((before) => netAfter(before, message));
      if (message.event === 'ready') setStep('ready');
      if (message.event === 'session-lost') setStep('lost');
      if (message.event === 'error') setStep('broken');
      if (message.event === 'round-started') onStart();
      if (message.event === 'balance-changed') onReport();
      if (message.event === 'request-exit') onLeave();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, onStart, onReport, onLeave]);

  // The keyboard goes to the game as soon as it can be played.
  useEffect(() => {
    if (step === 'ready') frame.current?.focus();
  }, [step]);

  useEffect(() => {
    const refreshed = () => void refresh();
    window.addEventListener('focus', refreshed);
    return () => window.removeEventListener('focus', refreshed);
  }, [refresh]);

  const unit = { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent };
  const amount = decimalOf(net < 0n ? -net : net, currency.exponent);
  return (
    <Stage ref={stage} data-filled={filled ? '' : undefined} aria-label={t('frame.title', { game: name })}>
      <Bar>
        <IconButton glyph={iconBack} label={t('frame.back')} onClick={onLeave} />
        <PageTitle>{name}</PageTitle>
        <h1>
          <span dir="auto">{name}</span>
        </h1>
        {vendorMoney}
        <dl>
          <div>
            <dt>{t('frame.time')}</dt>
            <dd>
              <SessionClock label={t('frame.time')} />
            </dd>
          </div>
          <div>
            <dt>{t('frame.net')}</dt>
            <dd>
              <Money tone={net > 0n ? 'gain' : net < 0n ? 'loss' : 'neutral'}>{format.money(amount, unit)}</Money>
            </dd>
          </div>
        </dl>
        {onRooms === undefined ? null : <IconButton glyph={iconTable} label={t('rooms.show')} onClick={onRooms} />}
        <IconButton glyph={active ? iconFullscreenExit : iconFullscreen} label={t(active ? 'frame.fullScreenLeave' : 'frame.fullScreen')} onClick={toggle} />
      </Bar>
      <View>
        <iframe
          ref={frame}
          src={url}
          title={name}
          allow="autoplay; fullscreen"
          sandbox={sandbox}
          referrerPolicy="strict-origin"
          inert={step !== 'ready'}
        />
        <FrameCover step={step} onReopen={onReopen} onShow={() => setStep('ready')} onLeave={onLeave} />
      </View>
    </Stage>
  );
}
