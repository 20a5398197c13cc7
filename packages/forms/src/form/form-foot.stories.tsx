import { Button, TextField } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, FormFoot } from './form-style.ts';

const meta = {
  title: 'Forms/FormFoot',
  component: FormFoot,
  render: (args) => (
    <div style={{ maxInlineSize: '26rem', blockSize: '20rem', overflow: 'auto' }}>
      <Form>
        {Array.from({ length: 8 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} value="" onChange={() => {}} />
        ))}
        <FormFoot {...args}>
          <Button type="submit" fullWidth>
            Create account
          </Button>
        </FormFoot>
      </Form>
    </div>
  ),
} satisfies Meta<typeof FormFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button stays in sight while the fields go on below it. */
export const Default: Story = {};
