import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobalStyle } from './global-style.ts';

const meta = {
  title: 'Surroundings/GlobalStyle',
  component: GlobalStyle,
  render: () => (
    <article style={{ maxInlineSize: '40rem' }}>
      <h2>How a withdrawal is checked</h2>
      <p>
        It is compared with your <a href="#account">payout account</a>, and sent within ten minutes. <strong>The name has to be yours.</strong>
      </p>
      <hr />
      <h3>What you need</h3>
      <ul>
        <li>A payout account in your name</li>
        <li>Your transaction password</li>
      </ul>
    </article>
  ),
} satisfies Meta<typeof GlobalStyle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain elements, as every page draws them. */
export const Default: Story = {};
