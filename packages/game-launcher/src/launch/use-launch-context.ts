import { useDialogs, useToast } from '@livery/app-shell';
import { useText } from '@livery/i18n';
import type { SessionDispatch } from '@livery/session';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useLaunchRequester } from './use-launch-requester.ts';

/** What opening a game needs besides the game. The same object at every render, with what is current in it: tiles need not be made again. */
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
