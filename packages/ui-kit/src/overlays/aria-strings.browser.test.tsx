import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { DatePicker } from '../date/date-picker.tsx';
import { DateRangePicker } from '../date/date-range-picker.tsx';
import { Combobox } from '../fields/list/combobox.tsx';
import { Select } from '../fields/list/select.tsx';
import { TagGroup } from '../fields/chips/tag-group.tsx';
import type { AriaCalendarStrings } from '../foundation/aria-calendar-strings.ts';
import { UiLocaleProvider } from '../foundation/locale.ts';
import type { UiLocale } from '../foundation/locale.ts';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';
import { Tooltip } from './tooltip.tsx';

/** Calendar texts marked with their language. */
function calendarOf(language: string): AriaCalendarStrings {
  const says = (name: string) => `${language} ${name}`;
  return {
    calendar: says('calendar'),
    previousMonth: says('previous'),
    nextMonth: says('next'),
    year: says('year'),
    month: says('month'),
    day: says('day'),
    startDate: says('start'),
    endDate: says('end'),
    empty: says('empty'),
    firstDate: says('first'),
    lastDate: says('last'),
    startRange: says('start range'),
    finishRange: says('finish range'),
    today: (date) => says(`today ${date}`),
    todaySelected: (date) => says(`today selected ${date}`),
    dateSelected: (date) => says(`selected ${date}`),
    selectedDate: (date) => says(`date ${date}`),
    selectedRange: (range) => says(`range ${range}`),
    range: (start, end) => `${start} ${language} ${end}`,
  };
}

const lao: UiLocale = {
  locale: 'lo',
  direction: 'ltr',
  aria: { dismiss: 'ປິດ', suggestions: 'ຄຳແນະນຳ', optionCount: (count) => `${count} ຕົວເລືອກ`, optionSelected: (option) => `${option} ຖືກເລືອກ` },
};
const khmer: UiLocale = {
  locale: 'km',
  direction: 'ltr',
  aria: { dismiss: 'បិទ', suggestions: 'ការណែនាំ', optionCount: (count) => `${count} ជម្រើស`, optionSelected: (option) => `${option} បានជ្រើស` },
};

afterEach(cleanup);

describe('speak', () => {
  it('sets the texts that React Aria announces, also after a change of language', async () => {
    const view = (language: UiLocale) => (
      <UiLocaleProvider value={language}>
        <Combobox
          label="Country"
          openLabel="Open"
          emptyLabel="None"
          value=""
          onChange={() => {}}
          options={[
            { value: 'LA', label: 'Laos' },
            { value: 'KH', label: 'Cambodia' },
          ]}
        />
      </UiLocaleProvider>
    );
    const { rerender } = render(view(lao));
    await userEvent.click(screen.getByRole('button', { name: /Open/ }));
    await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('ຄຳແນະນຳ'));
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')?.textContent).toContain('2 ຕົວເລືອກ'));
    expect(screen.getAllByRole('button', { name: 'ປິດ', hidden: true }).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    rerender(view(khmer));
    await userEvent.click(screen.getByRole('button', { name: /Open/ }));
    await waitFor(() => expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('ការណែនាំ'));
  });

  it('covers the texts of all components', async () => {
    const queue = new ToastQueue();
    queue.add({ tone: 'info', title: 'Saved' }, { timeout: null });
    const options = [{ value: 'a', label: 'A' }];
    const opens = (label: string) => ({ label, trigger: <Button>{label}</Button> });
    render(
      <UiLocaleProvider value={lao}>
        <Select label="Bank" placeholder="Choose" options={options} value="" onChange={() => {}} />
        <Menu {...opens('Menu')} groups={[{ id: 'one', entries: [{ id: 'a', label: 'A' }] }]} onAction={() => {}} />
        <Popover {...opens('Popover')}>Content</Popover>
        <Tooltip tip="Tip">
          <Button>Explained</Button>
        </Tooltip>
        <Tabs label="Tabs" tabs={[{ id: 'a', label: 'A', content: 'A' }]} selected="a" onSelect={() => {}} />
        <Breadcrumbs label="You are here" crumbs={[{ label: 'Home', href: '/' }]} moreLabel={() => 'More'} />
        <TagGroup label="Filters" tags={[{ id: 'a', label: 'Slots' }]} emptyLabel="None" selection="several" selected={['a']} onSelect={() => {}} onRemove={() => {}} removeLabel={() => 'Remove'} />
        <ToastRegion label="Messages" closeLabel="Close" queue={queue} />
      </UiLocaleProvider>,
    );
    for (const name of ['Bank', 'Menu', 'Popover']) {
      await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'ປິດ', hidden: true }).length).toBeGreaterThan(0));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryAllByRole('button', { name: 'ປິດ', hidden: true })).toEqual([]));
    }
    await waitFor(() => expect(screen.getByText('Saved')).not.toBeNull());
    // A selected tag announces its state without a text.
    await userEvent.click(screen.getByRole('row', { name: /Slots/ }));
    expect(document.querySelector('[data-live-announcer]')?.textContent ?? '').not.toContain('selected');
    cleanup();
    render(
      <UiLocaleProvider value={lao}>
        <Drawer title="Menu" closeLabel="Close" isOpen onOpenChange={() => {}}>
          Content
        </Drawer>
        <ConfirmDialog title="Sure?" closeLabel="Close" confirmLabel="OK" isOpen onOpenChange={() => {}}>
          Content
        </ConfirmDialog>
      </UiLocaleProvider>,
    );
    await screen.findByRole('alertdialog');
  });

  it('sets the texts of the date pickers, also after a change of language', async () => {
    const messages = { tooEarly: () => 'early', tooLate: () => 'late', unavailable: 'taken', incomplete: 'incomplete', reversed: 'reversed' };
    const common = { timeZone: 'Asia/Vientiane', presetsLabel: 'Presets', closeLabel: 'Close', messages, onChange: () => {}, min: '2026-03-02', max: '2026-03-30' };
    const view = (language: UiLocale) => (
      <UiLocaleProvider value={language}>
        <DatePicker {...common} calendarTexts={calendarOf(language.locale)} label="Day" value="2026-03-03" />
        <DateRangePicker {...common} calendarTexts={calendarOf(language.locale)} label="Days" value={{ start: '2026-03-03', end: '2026-03-01' }} />
      </UiLocaleProvider>
    );
    const { rerender } = render(view(lao));
    await userEvent.click(screen.getByRole('button', { name: /lo calendar Day$/ }));
    await screen.findByRole('button', { name: /^lo selected .*3/ });
    expect(screen.getAllByRole('button', { name: 'lo next' }).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    rerender(view(khmer));
    await userEvent.click(screen.getByRole('button', { name: /km calendar Days$/ }));
    expect((await screen.findAllByRole('button', { name: 'km previous' })).length).toBeGreaterThan(0);
  });
});
