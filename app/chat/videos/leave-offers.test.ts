import { expect, it, vi } from 'vitest';
import { createOfferLeaving } from './leave-offers';

function setUp() {
  const leave = vi.fn<(idempotencyKey: string) => void>();
  return { leave, ...createOfferLeaving(leave) };
}

it('declines an offer whose modal is closed, once', () => {
  const { leave, close } = setUp();
  close('one');
  close('one');
  close('another');
  expect(leave.mock.calls).toEqual([['one'], ['another']]);
});

it('declines no answered offer, even when the answer was refused and its modal drawn again', () => {
  const { leave, answer, close } = setUp();
  answer('one');
  close('one');
  close('one');
  expect(leave).not.toHaveBeenCalled();
});
