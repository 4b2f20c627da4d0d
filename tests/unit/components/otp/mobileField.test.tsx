// The hint of the mobile number belongs to its field: the button below does not say why it waits.
import { afterEach, expect, test } from "vitest";
import { MobileField } from "../../../../src/components/otp/MobileField";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test("the hint describes the field, which is required", async () => {
	const place = await draw(
		<MobileField
			label="Mobile number"
			value="081"
			hint="Ten digits"
			onChange={() => undefined}
		/>,
	);
	const field = place.querySelector("input");
	const hint = field?.getAttribute("aria-describedby") ?? "";
	expect(document.getElementById(hint)?.textContent).toBe("Ten digits");
	expect(field?.getAttribute("aria-required")).toBe("true");
});
