import { useState } from 'react';
import { Button, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Track = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[4]};
  & > div { padding-inline-end: 1.5rem; border-radius: ${token.radius.pill}; background: ${token.color.bg.sunken}; }
  & > div > span { display: block; position: relative; inset-inline-start: 0; inline-size: 1.5rem; block-size: 1.5rem; border-radius: 50%; background: ${token.color.accent.bg}; transition-property: inset-inline-start; }
  & > div > span[data-there] { inset-inline-start: 100%; }
`;

/** A dot that goes from one end to the other in a time and along a curve. */
export function MotionSample({ name, duration, ease }: { readonly name: string; readonly duration: string; readonly ease: string }) {
  const [there, setThere] = useState(false);
  return (
    <Track>
      <Button size="sm" variant="outline" onClick={() => setThere(!there)}>
        {name}
      </Button>
      <div>
        <span data-there={there ? '' : undefined} style={{ transitionDuration: duration, transitionTimingFunction: ease }} />
      </div>
    </Track>
  );
}
