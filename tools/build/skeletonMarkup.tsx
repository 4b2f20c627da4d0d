// The markup of both skeletons as their components render it; the page's first script chooses one by the address.
import { renderToStaticMarkup } from "react-dom/server";
import { PageSkeleton } from "../../src/app/PageSkeleton";
import { HomeSkeleton } from "../../src/features/home/HomeSkeleton";

export const skeletonMarkup = (): string =>
	renderToStaticMarkup(
		<>
			<div className="start-home">
				<HomeSkeleton />
			</div>
			<div className="start-page">
				<PageSkeleton />
			</div>
		</>,
	);
