import { describe } from 'vitest';
import { areas } from '../../test-support/operator-effects/areas.ts';
import { playEffects } from '../../test-support/operator-effects/play-effects.ts';

describe('effects of operators on payments', () => {
  playEffects(areas.payments);
});
