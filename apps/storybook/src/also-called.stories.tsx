import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlsoCalled } from './docs/also-called.tsx';

/**
 * What components are called elsewhere: the workbench's search looks into names and paths alone, so each of these has one. A name begins with
 * the other words and ends with the component's own.
 */
const meta = {
  title: 'Also called',
  component: AlsoCalled,
  // Ways to a component, and none themselves.
  tags: ['!test', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof AlsoCalled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Button: Story = { name: 'Call to action, CTA, press: Button', args: { title: 'Actions/Button' } };
export const CopyButton: Story = { name: 'Clipboard: CopyButton', args: { title: 'Actions/CopyButton' } };
export const CountdownButton: Story = { name: 'Resend, send again: CountdownButton', args: { title: 'Actions/CountdownButton' } };
export const IconButton: Story = { name: 'Symbol button: IconButton', args: { title: 'Actions/IconButton' } };
export const Link: Story = { name: 'Anchor, hyperlink: Link', args: { title: 'Actions/Link' } };
export const BarChart: Story = { name: 'Column chart, histogram, graph: BarChart', args: { title: 'Charts/BarChart' } };
export const LineChart: Story = { name: 'Curve, graph, trend: LineChart', args: { title: 'Charts/LineChart' } };
export const Stat: Story = { name: 'Figure, KPI, number tile: Stat', args: { title: 'Charts/Stat' } };
export const Avatar: Story = { name: 'Profile picture, user image: Avatar', args: { title: 'Data/Avatar' } };
export const Badge: Story = { name: 'Label, pill: Badge', args: { title: 'Data/Badge' } };
export const Countdown: Story = { name: 'Timer, clock: Countdown', args: { title: 'Data/Countdown' } };
export const Leaderboard: Story = { name: 'Ranking, scoreboard, top list: Leaderboard', args: { title: 'Data/Leaderboard' } };
export const Money: Story = { name: 'Amount, currency, price: Money', args: { title: 'Data/Money' } };
export const StatList: Story = { name: 'Definition list, key and value, details: StatList', args: { title: 'Data/StatList' } };
export const Timeline: Story = { name: 'History, steps that happened, log: Timeline', args: { title: 'Data/Timeline' } };
export const WinnerTicker: Story = { name: 'Marquee, news ticker: WinnerTicker', args: { title: 'Data/WinnerTicker' } };
export const AmountField: Story = { name: 'Number input, money input: AmountField', args: { title: 'Fields/AmountField' } };
export const CaptchaField: Story = { name: 'Human check, robot, picture code: CaptchaField', args: { title: 'Fields/CaptchaField' } };
export const Checkbox: Story = { name: 'Tick box, consent: Checkbox', args: { title: 'Fields/Checkbox' } };
export const Combobox: Story = { name: 'Autocomplete, typeahead, dropdown with search: Combobox', args: { title: 'Fields/Combobox' } };
export const DatePicker: Story = { name: 'Calendar, birthday: DatePicker', args: { title: 'Fields/DatePicker' } };
export const DateRangePicker: Story = { name: 'Period, from and to, calendar: DateRangePicker', args: { title: 'Fields/DateRangePicker' } };
export const FieldError: Story = { name: 'Validation message: FieldError', args: { title: 'Fields/FieldError' } };
export const FilterChip: Story = { name: 'Filter, toggle chip: FilterChip', args: { title: 'Fields/FilterChip' } };
export const ImageUpload: Story = { name: 'File input, attachment, photo, dropzone: ImageUpload', args: { title: 'Fields/ImageUpload' } };
export const OtpField: Story = { name: 'One-time code, PIN, verification code: OtpField', args: { title: 'Fields/OtpField' } };
export const RadioGroup: Story = { name: 'Radio button, single choice, options: RadioGroup', args: { title: 'Fields/RadioGroup' } };
export const Select: Story = { name: 'Dropdown, listbox, picker: Select', args: { title: 'Fields/Select' } };
export const Slider: Story = { name: 'Range input: Slider', args: { title: 'Fields/Slider' } };
export const Switch: Story = { name: 'Toggle, on and off: Switch', args: { title: 'Fields/Switch' } };
export const TextArea: Story = { name: 'Multiline text, comment box: TextArea', args: { title: 'Fields/TextArea' } };
export const TextField: Story = { name: 'Input, text box: TextField', args: { title: 'Fields/TextField' } };
export const Card: Story = { name: 'Panel, tile, box: Card', args: { title: 'Layout/Card' } };
export const Cluster: Story = { name: 'Row, inline, flex: Cluster', args: { title: 'Layout/Cluster' } };
export const ScrollArea: Story = { name: 'Overflow, scroll container: ScrollArea', args: { title: 'Layout/ScrollArea' } };
export const Stack: Story = { name: 'Column, vertical spacing: Stack', args: { title: 'Layout/Stack' } };
export const VisuallyHidden: Story = { name: 'Screen reader text, sr-only: VisuallyHidden', args: { title: 'Layout/VisuallyHidden' } };
export const Carousel: Story = { name: 'Slideshow, gallery, banner rotation: Carousel', args: { title: 'Media/Carousel' } };
export const LazyImage: Story = { name: 'Picture, img: LazyImage', args: { title: 'Media/LazyImage' } };
export const Accordion: Story = { name: 'Collapse, expander, FAQ: Accordion', args: { title: 'Navigation/Accordion' } };
export const Breadcrumbs: Story = { name: 'Path, trail: Breadcrumbs', args: { title: 'Navigation/Breadcrumbs' } };
export const Disclosure: Story = { name: 'Show more, details, collapse: Disclosure', args: { title: 'Navigation/Disclosure' } };
export const InfiniteList: Story = { name: 'Endless scrolling, load more: InfiniteList', args: { title: 'Navigation/InfiniteList' } };
export const Pagination: Story = { name: 'Pager, page numbers: Pagination', args: { title: 'Navigation/Pagination' } };
export const Tabs: Story = { name: 'Tab bar, segmented control: Tabs', args: { title: 'Navigation/Tabs' } };
export const ConfirmDialog: Story = { name: 'Alert, are you sure, prompt: ConfirmDialog', args: { title: 'Overlays/ConfirmDialog' } };
export const Drawer: Story = { name: 'Bottom sheet, side panel, off-canvas: Drawer', args: { title: 'Overlays/Drawer' } };
export const Menu: Story = { name: 'Context menu, dropdown menu, actions: Menu', args: { title: 'Overlays/Menu' } };
export const Modal: Story = { name: 'Dialog, popup, lightbox, window: Modal', args: { title: 'Overlays/Modal' } };
export const Popover: Story = { name: 'Bubble, flyout: Popover', args: { title: 'Overlays/Popover' } };
export const ToastRegion: Story = { name: 'Toast, snackbar, notification: ToastRegion', args: { title: 'Overlays/ToastRegion' } };
export const Tooltip: Story = { name: 'Hint, help bubble: Tooltip', args: { title: 'Overlays/Tooltip' } };
export const Meter: Story = { name: 'Gauge, level, strength: Meter', args: { title: 'Progress/Meter' } };
export const ProgressBar: Story = { name: 'Loading bar, percentage: ProgressBar', args: { title: 'Progress/ProgressBar' } };
export const Stepper: Story = { name: 'Wizard, steps: Stepper', args: { title: 'Progress/Stepper' } };
export const EmptyState: Story = { name: 'No results, nothing here, blank slate: EmptyState', args: { title: 'Status/EmptyState' } };
export const Loader: Story = { name: 'Spinner, busy, waiting: Loader', args: { title: 'Status/Loader' } };
export const Notice: Story = { name: 'Alert, message, callout, info box: Notice', args: { title: 'Status/Notice' } };
export const Skeleton: Story = { name: 'Placeholder, shimmer: Skeleton', args: { title: 'Status/Skeleton' } };
export const RecordList: Story = { name: 'Data grid, list of rows: RecordList', args: { title: 'Table/RecordList' } };
export const Table: Story = { name: 'Data grid, columns, totals, summary row, footer row: Table', args: { title: 'Table/Table' } };
