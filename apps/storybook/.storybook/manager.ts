import { addons, Provider } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { drawSeldom } from '../src/draw-seldom.ts';

drawSeldom(Provider.prototype, ['versions']);

// Groups that begin closed: a list of every component is drawn again at each step, and too long to look through.
addons.setConfig({ sidebar: { showRoots: false }, theme: create({ base: 'light', brandTitle: 'Livery workbench' }) });
