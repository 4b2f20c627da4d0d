// An empty list of avatars says so, as every list does (1 §8).
import { QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { AvatarGrid } from "../../../../src/features/profile/AvatarGrid";
import { draw, until, wipe } from "../../support/drawn";

afterEach(wipe);
const client = new QueryClient();

function Avatars({ names }: { names: string[] }) {
	const list = names.map((name) => ({
		avatar_id: name,
		name,
		avatar_image_url: "",
	}));
	const options = queryOptions({
		queryKey: ["avatars", names],
		queryFn: () => list,
	});
	const avatars = useQuery(options, client);
	return <AvatarGrid avatars={avatars} chosen="" onChoose={() => undefined} />;
}

test("without avatars a placeholder says that there are none", async () => {
	const page = await draw(<Avatars names={[]} />);
	await until(() => page.textContent?.includes("No data"));
});

test("with avatars there is no placeholder", async () => {
	const page = await draw(<Avatars names={["Luna"]} />);
	await until(() => page.querySelector("input[aria-label='Luna']"));
	expect(page.textContent).not.toContain("No data");
});
