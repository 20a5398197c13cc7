/** The toasts' region in a chunk of its own, since what it is made of is heavy. */
export { ToastRegion } from '@livery/ui-kit';
