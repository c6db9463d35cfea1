import { expect, it, vi } from 'vitest';
import { createOfferLeaving } from './leave-offers';

function setUp() {
  const leave = vi.fn<(idempotencyKey: string) => void>();
  return { leave, ...createOfferLeaving(leave) };
}

it('leaves an offer whose modal is closed, once', () => {
  const { leave, close } = setUp();
  close('one');
  close('one');
  close('another');
  expect(leave.mock.calls).toEqual([['one'], ['another']]);
});

it('leaves none that was answered, even where the yes was refused and its modal drawn anew', () => {
  const { leave, answer, close } = setUp();
  answer('one');
  close('one');
  close('one');
  expect(leave).not.toHaveBeenCalled();
});
