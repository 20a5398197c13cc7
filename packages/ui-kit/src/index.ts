export { token } from './foundation/token.ts';
export type { TokenReference } from './foundation/token.ts';
export { GlobalStyle } from './foundation/global-style.ts';
export { breakpoint, media } from './foundation/breakpoints.ts';
export { forcedSelected } from './foundation/forced-colors.ts';
export { focusRing, raisedSurface, touchTarget, truncate, visuallyHidden } from './foundation/styles.ts';
export { UiLocaleProvider, useUiLocale } from './foundation/locale.ts';
export { useMedia } from './foundation/use-media.ts';
export { useOnline } from './foundation/use-online.ts';
export type { AriaStrings, UiLocale } from './foundation/locale.ts';
export { Link, UiLinkProvider, useLinkElement } from './foundation/link.ts';
export type { LinkProps } from './foundation/link.ts';

export { Icon } from './icons/icon.tsx';
export type { Glyph, IconProps } from './icons/icon.tsx';
export {
  iconCard,
  iconChat,
  iconDeposit,
  iconEye,
  iconEyeOff,
  iconGift,
  iconHeadset,
  iconLock,
  iconLogin,
  iconLogout,
  iconMail,
  iconPhone,
  iconPoints,
  iconPromo,
  iconTransfer,
  iconUser,
  iconUserAdd,
  iconWithdraw,
} from './icons/account.ts';
export {
  iconBell,
  iconCalendar,
  iconChart,
  iconCheck,
  iconClock,
  iconCopy,
  iconDownload,
  iconEdit,
  iconFilter,
  iconImage,
  iconImageOff,
  iconInfo,
  iconMinus,
  iconPause,
  iconPlay,
  iconPlus,
  iconQr,
  iconRefresh,
  iconSettings,
  iconSort,
  iconSuccess,
  iconTrash,
  iconUpload,
  iconVolume,
  iconVolumeOff,
  iconWarning,
} from './icons/actions.ts';
export {
  iconAnimation,
  iconBingo,
  iconChip,
  iconCockfight,
  iconCrown,
  iconDice,
  iconEsports,
  iconFish,
  iconFlame,
  iconHeart,
  iconJackpot,
  iconLive,
  iconLottery,
  iconMedal,
  iconPoker,
  iconSlot,
  iconSparkle,
  iconSports,
  iconStar,
  iconTable,
  iconTicket,
  iconTrophy,
} from './icons/games.ts';
export {
  iconChevronDown,
  iconError,
  iconGlobe,
  iconGrid,
  iconHelp,
  iconHistory,
  iconMegaphone,
  iconMoon,
  iconOffline,
  iconShield,
  iconSun,
  iconUsers,
  iconWallet,
} from './icons/header.ts';
export {
  iconArrowUp,
  iconBack,
  iconChevronBack,
  iconChevronForward,
  iconChevronUp,
  iconClose,
  iconCompass,
  iconExternal,
  iconFirst,
  iconForward,
  iconFullscreen,
  iconFullscreenExit,
  iconHome,
  iconLast,
  iconList,
  iconMenu,
  iconMore,
  iconSearch,
} from './icons/navigation.ts';

export { Button } from './actions/button.tsx';
export type { ButtonProps } from './actions/button.tsx';
export { buttonBox } from './actions/button-style.ts';
export type { ButtonSize, ButtonVariant } from './actions/button-style.ts';
export { IconButton } from './actions/icon-button.tsx';
export type { IconButtonProps } from './actions/icon-button.tsx';
export { LinkButton } from './actions/link-button.tsx';
export type { LinkButtonProps } from './actions/link-button.tsx';
export { usePending } from './actions/use-pending.ts';

export { TextField } from './fields/text/text-field.tsx';
export type { TextFieldProps } from './fields/text/text-field.tsx';
export { PasswordField } from './fields/text/password-field.tsx';
export type { PasswordFieldProps } from './fields/text/password-field.tsx';
export { AmountField } from './fields/text/amount-field.tsx';
export type { AmountFieldProps } from './fields/text/amount-field.tsx';
export { TextArea } from './fields/text/text-area.tsx';
export type { TextAreaProps } from './fields/text/text-area.tsx';
export { Checkbox } from './fields/choice/checkbox.tsx';
export type { CheckboxProps } from './fields/choice/checkbox.tsx';
export { RadioGroup } from './fields/choice/radio-group.tsx';
export type { Choice, RadioGroupProps } from './fields/choice/radio-group.tsx';
export { Switch } from './fields/choice/switch.tsx';
export type { SwitchProps } from './fields/choice/switch.tsx';
export { FilterChip, LinkChip } from './fields/chips/filter-chip.tsx';
export type { FilterChipProps, LinkChipProps } from './fields/chips/filter-chip.tsx';
export { SearchField } from './fields/text/search-field.tsx';
export type { SearchFieldProps } from './fields/text/search-field.tsx';
export { TimeRangeChips } from './fields/chips/time-range-chips.tsx';
export type { TimeRangeChipsProps, TimeRangeOption } from './fields/chips/time-range-chips.tsx';
export { TagGroup } from './fields/chips/tag-group.tsx';
export type { TagEntry, TagGroupProps } from './fields/chips/tag-group.tsx';
export { FieldError } from './fields/field-parts.tsx';
export type { FieldErrorProps, FieldParts } from './fields/field-parts.tsx';

export { VisuallyHidden } from './layout/visually-hidden.tsx';

export { Modal } from './overlays/modal.tsx';
export type { ModalProps } from './overlays/modal.tsx';
export type { ModalLifecycle, OpenState } from './overlays/use-modal-lifecycle.ts';
export { HiddenPrerender } from './overlays/hidden-prerender.tsx';
export { CountdownButton } from './actions/countdown-button.tsx';
export type { CountdownButtonLabels, CountdownButtonProps } from './actions/countdown-button.tsx';
export { CopyButton } from './actions/copy-button.tsx';
export type { CopyButtonProps } from './actions/copy-button.tsx';
export { CaptchaField } from './fields/text/captcha-field.tsx';
export type { CaptchaFieldProps } from './fields/text/captcha-field.tsx';
export { DiallingCodeDisplay } from './fields/country/dialling-code-display.tsx';
export type { DiallingCodeDisplayProps } from './fields/country/dialling-code-display.tsx';
export { DiallingCodePicker } from './fields/country/dialling-code-picker.tsx';
export type { DiallingCodePickerProps } from './fields/country/dialling-code-picker.tsx';
export type { NamedCountry } from './fields/country/find-country.ts';
export { initialCountry } from './fields/country/initial-country.ts';
export type { DiallingCountry } from './fields/country/initial-country.ts';
export { OtpField } from './fields/text/otp-field.tsx';
export type { OtpFieldProps } from './fields/text/otp-field.tsx';
export { Select } from './fields/list/select.tsx';
export type { SelectProps } from './fields/list/select.tsx';
export { Combobox } from './fields/list/combobox.tsx';
export type { ComboboxProps } from './fields/list/combobox.tsx';
export type { Option } from './fields/list/option-list.tsx';

export { ConfirmDialog } from './overlays/confirm-dialog.tsx';
export type { ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { Drawer } from './overlays/drawer.tsx';
export type { DrawerProps } from './overlays/drawer.tsx';
export { Menu } from './overlays/menu.tsx';
export type { MenuEntry, MenuGroup, MenuProps } from './overlays/menu.tsx';
export { Popover } from './overlays/popover.tsx';
export type { PopoverProps } from './overlays/popover.tsx';
export { Tooltip } from './overlays/tooltip.tsx';
export type { TooltipProps } from './overlays/tooltip.tsx';
export { ToastQueue, toasts } from './overlays/toast-queue.ts';
export type { ToastMessage, ToastTiming } from './overlays/toast-queue.ts';
export { ToastRegion } from './overlays/toast-region.tsx';
export type { ToastRegionProps } from './overlays/toast-region.tsx';

export { ChatHeader } from './chat/chat-header.tsx';
export type { ChatHeaderProps } from './chat/chat-header.tsx';
export { ChatList } from './chat/chat-list.tsx';
export type { ChatListProps, OlderMessages } from './chat/chat-list.tsx';
export type { ChatLabels, ChatMessage, ChatMessageState } from './chat/chat-types.ts';
export { BarChart } from './charts/bar-chart.tsx';
export { LineChart } from './charts/line-chart.tsx';
export { Sparkline } from './charts/sparkline.tsx';
export type { SparklineProps } from './charts/sparkline.tsx';
export { StackedBarChart } from './charts/stacked-bar-chart.tsx';
export { Stat } from './charts/stat.tsx';
export type { StatChange, StatProps } from './charts/stat.tsx';
export type { ChartLabels, ChartProps, ChartSeries } from './charts/chart-types.ts';

export { Breadcrumbs } from './navigation/breadcrumbs.tsx';
export type { BreadcrumbsProps, Crumb } from './navigation/breadcrumbs.tsx';
export { CentreHeadingProvider, useHeadingFocus } from './centre/centre-heading.ts';
export { useFocusWhenLost } from './centre/use-focus-when-lost.ts';
export type { CentreMenuItem } from './centre/centre-menu.tsx';
export { CentreShell } from './centre/centre-shell.tsx';
export type { CentreShellLabels, CentreShellProps } from './centre/centre-shell.tsx';
export { Disclosure } from './navigation/disclosure.tsx';
export type { DisclosureProps, DisclosureTrigger } from './navigation/disclosure.tsx';
export { useDisclosure } from './navigation/use-disclosure.ts';
export { InfiniteList } from './navigation/infinite-list.tsx';
export type { InfiniteLabels, InfiniteListProps, InfiniteState } from './navigation/infinite-list.tsx';
export { useFocusOnMore } from './navigation/use-focus-on-more.ts';
export type { FocusOnMore } from './navigation/use-focus-on-more.ts';
export { Pagination } from './navigation/pagination.tsx';
export type { PaginationLabels, PaginationProps } from './navigation/pagination.tsx';
export { Tabs } from './navigation/tabs.tsx';
export type { TabItem, TabsProps } from './navigation/tabs.tsx';

export { Avatar } from './data/avatar.tsx';
export type { AvatarProps } from './data/avatar.tsx';
export { RankBadge } from './data/rank-badge.tsx';
export type { RankBadgeProps } from './data/rank-badge.tsx';
export { StatusTag } from './data/status-tag.tsx';
export type { StatusTagProps, Tone } from './data/status-tag.tsx';
export { Badge, CountBadge } from './data/badge.tsx';
export type { CountBadgeProps } from './data/badge.tsx';
export { Balance } from './data/balance.tsx';
export type { BalanceLabels, BalanceProps } from './data/balance.tsx';
export { Countdown } from './data/countdown.tsx';
export type { CountdownProps } from './data/countdown.tsx';
export { DateTime } from './data/date-time.tsx';
export type { DateTimeProps } from './data/date-time.tsx';
export { Money, withSign } from './data/money.tsx';
export { NoValue } from './data/no-value.tsx';
export type { NoValueProps } from './data/no-value.tsx';
export type { MoneyProps } from './data/money.tsx';
export { RecordSection } from './data/record-section.tsx';
export type { RecordSectionProps } from './data/record-section.tsx';
export { SignedMoney } from './data/signed-money.tsx';
export type { SignedMoneyProps } from './data/signed-money.tsx';
export { StatList } from './data/stat-list.tsx';
export type { StatListItem, StatListProps } from './data/stat-list.tsx';
export { Timeline } from './data/timeline.tsx';
export type { TimelineItem, TimelineProps } from './data/timeline.tsx';
export { Leaderboard, LeaderboardRow, WinnerTicker } from './data/winners.tsx';
export type { LeaderboardProps, LeaderboardRowProps, Winner, WinnerTickerProps } from './data/winners.tsx';
export { Table } from './table/table.tsx';
export type { TableProps } from './table/table.tsx';
export type { TableAlign, TableColumn, TableSelection, TableSort, TableSorting } from './table/table-types.ts';
export { RecordList } from './table/record-list.tsx';
export type { RecordListProps } from './table/record-list.tsx';
export { RowOpenButton } from './table/row-open-button.tsx';
export type { RowOpenButtonProps } from './table/row-open-button.tsx';
export { useCountdown } from './foundation/use-countdown.ts';
export type { Clock } from './foundation/use-countdown.ts';
export { saveBlob } from './foundation/save-blob.ts';
export { throttle } from './foundation/throttle.ts';
export type { Throttled } from './foundation/throttle.ts';

export { Cluster, Container, Stack } from './layout/flow.tsx';
export type { Gap } from './layout/flow.tsx';
export { Grid } from './layout/grid.tsx';
export { ScrollArea } from './layout/scroll-area.tsx';
export type { ScrollAreaProps } from './layout/scroll-area.tsx';
export { SectionHeading } from './layout/section-heading.tsx';
export type { SectionHeadingProps } from './layout/section-heading.tsx';
export { SkipLink } from './layout/skip-link.tsx';
export { Card, Surface } from './layout/surface.tsx';

export { loadChunk } from './lazy/load-chunk.ts';
export type { LoadChunkOptions } from './lazy/load-chunk.ts';
export { preloadableLazy } from './lazy/preloadable-lazy.ts';
export type { PreloadableLazy } from './lazy/preloadable-lazy.ts';
export { Carousel } from './media/carousel.tsx';
export type { CarouselLabels, CarouselProps } from './media/carousel.tsx';
export { GameCard } from './media/game-card.tsx';
export type { FavouriteMark, GameCardProps, GameMark } from './media/game-card.tsx';
export { useImageAttempts } from './media/image-retries.ts';
export { LazyImage } from './media/lazy-image.tsx';
export type { LazyImageProps } from './media/lazy-image.tsx';
export { PromoCard } from './media/promo-card.tsx';
export type { PromoCardProps } from './media/promo-card.tsx';
export { QrCode } from './qr/qr-code.tsx';
export type { QrCodeProps, QrLabels, QrSource } from './qr/qr-code.tsx';
export { RetriedImage } from './media/retried-image.tsx';
export type { RetriedImageProps } from './media/retried-image.tsx';
export { VendorCard } from './media/vendor-card.tsx';
export type { VendorCardProps } from './media/vendor-card.tsx';
export { useReducedMotion } from './media/use-autoplay.ts';

export { ChunkErrorBoundary, isChunkLoadError } from './status/chunk-error-boundary.tsx';
export type { ChunkErrorBoundaryProps, BoundaryFailure } from './status/chunk-error-boundary.tsx';
export { Loader } from './status/loader.tsx';
export type { LoaderProps } from './status/loader.tsx';
export { Notice } from './status/notice.tsx';
export type { NoticeProps, NoticeTone } from './status/notice.tsx';
export { BannerSkeleton, GameCardSkeleton, GameCardSkeletons, PromoCardSkeleton, RowSkeleton, Skeleton, TextSkeleton, VendorCardSkeleton } from './status/skeleton.tsx';
export type { SkeletonListProps } from './status/skeleton.tsx';
export { EmptyState, ErrorState } from './status/state-panel.tsx';
export type { StatePanelProps } from './status/state-panel.tsx';

export { DatePicker } from './date/date-picker.tsx';
export type { DatePickerProps } from './date/date-picker.tsx';
export { DateRangePicker } from './date/date-range-picker.tsx';
export type { DateRangePickerProps } from './date/date-range-picker.tsx';
export { commonRanges } from './date/date-presets.ts';
export type { CommonRange, DatePreset, DateRangePreset } from './date/date-presets.ts';
export { dateProblem, dateRangeProblem } from './date/date-problem.ts';
export type { DateLimits, DateMessages, DateProblem, DateRangeMessages, DateRangeProblem } from './date/date-problem.ts';
export { todayIn } from './date/date-values.ts';
export type { DateRange } from './date/date-values.ts';
export type { AriaCalendarStrings } from './foundation/aria-calendar-strings.ts';
export { Accordion } from './accordion/accordion.tsx';
export type { AccordionItem, AccordionProps } from './accordion/accordion.tsx';
export { Meter, meterRange } from './progress/meter.tsx';
export type { MeterProps, MeterRange } from './progress/meter.tsx';
export { ProgressBar } from './progress/progress-bar.tsx';
export type { ProgressBarProps } from './progress/progress-bar.tsx';
export { Stepper } from './progress/stepper.tsx';
export type { Step, StepperProps, StepState } from './progress/stepper.tsx';
export { RangeSlider, Slider } from './slider/slider.tsx';
export type { RangeSliderProps, SliderMark, SliderProps } from './slider/slider.tsx';
export { ImageUpload } from './upload/image-upload.tsx';
export type { ImageUploadProps } from './upload/image-upload.tsx';
export type { ImageUploadTexts } from './upload/image-upload-texts.ts';
export type { ImageType } from './upload/image-type.ts';
export type { ImageLimits, RefusalReason, UploadFile } from './upload/upload-list.ts';
