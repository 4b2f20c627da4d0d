// The markup of both skeletons as their components render it, and their styles; the page's first script chooses one by the address.
import { renderToStaticMarkup } from "react-dom/server";
import { PageSkeleton } from "../../src/app/PageSkeleton";
import pageStyles from "../../src/app/PageSkeleton.module.css?inline";
import { HomeSkeleton } from "../../src/features/home/HomeSkeleton";
import homeStyles from "../../src/features/home/HomeSkeleton.module.css?inline";

export const skeletonStyles = pageStyles + homeStyles;

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
