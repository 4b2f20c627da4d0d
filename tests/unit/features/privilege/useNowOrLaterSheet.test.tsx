// Proves that the choice of use names the minutes of a code where its clock would start.
import { afterEach, expect, test, vi } from "vitest";
import { UseNowOrLaterSheet } from "../../../../src/features/privilege/UseNowOrLaterSheet";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test.each([
	[15, "15\u00a0minutes"],
	[1, "1\u00a0minute"],
	[0, undefined],
])("a code of %d minutes stands out as %j", async (minutes, shown) => {
	const page = await draw(
		<UseNowOrLaterSheet
			open
			choice="later"
			privilege={{ ...openPrivilege, reserve_timeout: minutes }}
			limits={undefined}
			onChoose={vi.fn()}
			onConfirm={vi.fn()}
			onClose={vi.fn()}
		/>,
	);
	expect(page.querySelector("strong")?.textContent).toBe(shown);
	expect(page.textContent).toContain(
		shown ? `The code lasts ${shown} after you` : "The code shows at once",
	);
});
