import { useDialogs, useToast } from '@livery/app-shell';
import { useText } from '@livery/i18n';
import type { SessionDispatch } from '@livery/session';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useLaunchRequester } from './use-launch-requester.ts';

/**
 * Everything besides the game that opening it needs. The object is stable across renders and reads current values: tiles need
 * not render again.
 */
export function useLaunchContext() {
  const current = {
    navigate: useNavigate(),
    dispatch: useDispatch<SessionDispatch>(),
    open: useDialogs().open,
    show: useToast().show,
    t: useText('common'),
    by: useLaunchRequester(),
  };
  const context = useRef(current);
  useEffect(() => {
    context.current = current;
  });
  return context;
}

/** What opening a game needs besides the game. */
export type LaunchContext = ReturnType<typeof useLaunchContext>['current'];
