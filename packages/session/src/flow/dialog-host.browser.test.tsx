import { BrandProvider } from '@livery/brand-kit/react';
import { createText, TextProvider } from '@livery/i18n';
import { lazy } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGuard } from '../member/use-guard.ts';
import { sessionSlice } from '../session-slice.ts';
import { testBrand } from '../test-support/test-brand.ts';
import { testStore } from '../test-support/test-store.ts';
import { DialogHost, dialogsOf } from '@livery/app-shell';
import type { DialogProps, DialogRegistry, Dialogs } from '@livery/app-shell';

let place: HTMLElement;
let dialogs: Dialogs;
let become: (trial: boolean) => void;
let stop: () => void;

function Notice({ id, overlay }: DialogProps<'noticeModal'>): ReactElement | null {
  return overlay.isOpen ? <dialog open>{`notice ${id ?? 'none'}`}</dialog> : null;
}

function Login({ overlay }: DialogProps<'loginPopupModal'>): ReactElement | null {
  return overlay.isOpen ? <dialog open>login</dialog> : null;
}

function Register({ overlay }: DialogProps<'registerModal'>): ReactElement | null {
  return overlay.isOpen ? <dialog open>register</dialog> : null;
}

const registry: DialogRegistry = { loginPopupModal: Login, registerModal: Register, noticeModal: lazy(() => Promise.resolve({ default: Notice })) };
const played = vi.fn();

function Play(): ReactElement {
  const guard = useGuard();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (guard('playReal')) played();
        }}
      >
        play
      </button>
      <button type="button" onClick={() => guard('manageTeam')}>
        team
      </button>
    </>
  );
}

// A development server compiles the chunk of the overlays on demand: its first load is not under test.
const text = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
beforeAll(() => text.load('errors'));
beforeAll(async () => void (await import('@livery/app-shell')), 60_000);

beforeEach(() => {
  sessionStorage.clear();
  played.mockClear();
  place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { store } = testStore();
  dialogs = dialogsOf(store.dispatch);
  become = (trial) =>
    void store.dispatch(sessionSlice.actions.opened({ account: 'a', agentType: trial ? 4 : 0, mustChangePassword: false }));
  root.render(
    <Provider store={store as never}>
      <TextProvider text={text}>
        <BrandProvider brand={testBrand()}>
          <Play />
          <DialogHost registry={registry} />
        </BrandProvider>
      </TextProvider>
    </Provider>,
  );
  stop = () => root.unmount();
});
afterEach(() => {
  stop();
  place.remove();
});

const seen = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 5000);
const notSeen = (text: string) => vi.waitFor(() => expect(document.body.textContent).not.toContain(text), 5000);
const press = async (label: string) => {
  await seen(label);
  [...document.querySelectorAll('button')].find((button) => button.textContent === label)?.click();
};

describe('DialogHost and useGuard', () => {
  it('DialogHost shows a lazy dialog with its props', async () => {
    dialogs.open('noticeModal', { id: '7' });
    await seen('notice 7');
    dialogs.close();
    await notSeen('notice 7');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('DialogHost resolves a confirmation to the button pressed', async () => {
    const ask = () =>
      dialogs.confirm({ title: { text: 'Sure?' }, body: { ns: 'common', key: 'logout.question' }, cancel: { text: 'No' } });
    const first = ask();
    await seen('Do you want to log out?');
    await press('OK');
    expect(await first).toBe(true);
    await notSeen('Sure?');
    const second = ask();
    await press('No');
    expect(await second).toBe(false);
  });

  it('the access check asks a visitor to log in', async () => {
    await press('play');
    await seen('login');
    expect(played).not.toHaveBeenCalled();
  });

  it('the access check asks a trial account to register, and opens the registration when that is confirmed', async () => {
    await seen('play');
    become(true);
    await press('play');
    await seen('Please register an account first.');
    expect(played).not.toHaveBeenCalled();
    await press('OK');
    await seen('register');
  });

  it('the access check opens nothing when a trial account dismisses the question', async () => {
    await seen('play');
    become(true);
    await press('play');
    await seen('Please register an account first.');
    dialogs.close();
    await notSeen('Please register');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('the access check tells a player what is for agents only', async () => {
    await seen('play');
    become(false);
    await press('team');
    await seen('Only agents');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('the access check lets a member through', async () => {
    await seen('play');
    become(false);
    await press('play');
    expect(played).toHaveBeenCalledOnce();
  });
});
