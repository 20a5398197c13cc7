import { FieldPlace, Form } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Skeleton, token, VisuallyHidden } from '@livery/ui-kit';

/** Fields that every registration has: user name, password, password again. */
const FIELDS = 3;

/** Placeholder of the registration form while its rules load. */
export function RegisterSkeleton() {
  const t = useText('common');
  return (
    <Form as="div">
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      {Array.from({ length: FIELDS }, (_, index) => (
        <FieldPlace key={index}>
          <Skeleton />
          <Skeleton />
        </FieldPlace>
      ))}
      <Skeleton style={{ blockSize: '4.5rem' }} />
      <Skeleton style={{ blockSize: token.size.control.lg, borderRadius: token.radius.control }} />
    </Form>
  );
}
