// The template of a deal in the skeleton of home: before the app runs, the first script of index.html fills copies of it (tools/build/inline/homeSkeleton.ts).
import card from "../../components/cards/PrivilegeCard.module.css";
import picture from "../../ui/media/Picture.module.css";
import styles from "./HomeSkeleton.module.css";

export const DealStart = () => (
	<template data-deal>
		<article className={card.card}>
			<span className={card.top}>
				<span
					className={`${picture.box} ${styles.dealPicture}`}
					data-part="picture"
				/>
				<span
					className={`${picture.logo} ${card.logo} ${styles.dealLogo}`}
					data-part="logo"
				/>
			</span>
			<span className={card.words}>
				<span className={`${card.brand} clamp-1`} data-part="brand" />
				<span className={`${card.title} clamp-3`} data-part="title" />
			</span>
		</article>
	</template>
);
