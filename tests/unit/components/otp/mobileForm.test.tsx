// The form of a mobile number is sent once, when the number is complete, and cannot be changed meanwhile.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { MobileForm } from "../../../../src/components/otp/MobileForm";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test.each([
	["081-234-5678", false, 1],
	["081-234-5678", true, 0],
	["081-234", false, 0],
])(
	"Enter in the field with %s, already being sent: %s",
	async (number, busy, times) => {
		const onSubmit = vi.fn();
		const page = await draw(
			<MobileForm
				{...{ className: "", number, error: null, busy, onSubmit }}
				onChange={vi.fn()}
			>
				words
			</MobileForm>,
		);
		await act(async () => page.querySelector("form")?.requestSubmit());
		expect(onSubmit).toHaveBeenCalledTimes(times);
		// The code goes to the number that was sent, so no other number is shown.
		expect(page.querySelector("input")?.readOnly).toBe(busy);
	},
);
