// Proves Lighthouse's full scores for accessibility, best practices and SEO on the profile and every route that needs no data.
import { testMarks } from "./testMarks";

const paths = [
	"/profile",
	"/language",
	"/landing?mock_user_id=full-lighthouse",
	"/not-found",
	"/blank",
	"/no-permission-device",
	"/no-permission-device-article",
	"/alert-error",
	"/contact_us",
	"/internal-web",
];

for (const path of paths) testMarks(path, path);
