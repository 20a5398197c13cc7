/** The end of an account's number. The dots that stand for the rest are not spoken: a reader would count them. */
export function MaskedNumber({ lastFour }: { readonly lastFour: string }) {
  return (
    <bdi dir="ltr">
      <span aria-hidden="true">•••• </span>
      {lastFour}
    </bdi>
  );
}
