// The markup of the skeletons as their components render it; the page's first script chooses by the address.
import { renderToStaticMarkup } from "react-dom/server";
import { PageSkeleton } from "../../src/app/PageSkeleton";
import { DealStart } from "../../src/features/home/DealStart";
import { HomeSkeleton } from "../../src/features/home/HomeSkeleton";
import { PrivilegeStart } from "../../src/features/privilege/PrivilegeStart";

export const skeletonMarkup = (): string =>
	renderToStaticMarkup(
		<>
			<div className="start-home">
				<HomeSkeleton />
			</div>
			<DealStart />
			<div className="start-page">
				<PageSkeleton />
			</div>
			<div className="start-privilege">
				<PrivilegeStart />
			</div>
		</>,
	);
