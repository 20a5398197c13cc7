import { category, inApp, vendors } from '@livery/testing';
import { Container } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteLayout } from './site-layout.tsx';
